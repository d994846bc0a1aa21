import { postJson } from '../hosts/post-json.ts';
import type { RaiseAlarm, Alarm } from '../outbox/alarm.ts';
import { randomUUID } from 'node:crypto';
import type { Locale } from '../domain/locale.ts';
import { translator } from '../i18n/translate.ts';
import { markup } from '../intake/html.ts';
import type { SendMail } from './mail.ts';

/** Posts alarms as JSON to an address, such as that of a chat or of a monitor. What is not taken is raised again later. */
export function createAlarmHook(url: string): RaiseAlarm {
	return async (alarm) =>
		await postJson(url, { ...alarm, text: alarmText(alarm, 'en') }, { pauses: [] });
}

/** Mails alarms to the company's own address; false when the mail server has not taken one. */
export function createAlarmMail({
	sendMail,
	to,
	from,
	site,
	locale,
}: {
	readonly sendMail: SendMail;
	readonly to: string;
	readonly from: string;
	/** Name of the site. */
	readonly site: string;
	/** Language of the company. */
	readonly locale: Locale;
}): RaiseAlarm {
	return async (alarm) => {
		const t = translator(locale);
		try {
			await sendMail({
				from,
				to,
				subject: t('alarm.subject', { site }),
				html: markup`<p>${alarmText(alarm, locale)}</p>`.html,
				messageId: `<alarm-${randomUUID()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
			});
			return true;
		} catch {
			return false;
		}
	};
}

/** For whoever reads it: what happened, and what to do. */
function alarmText(alarm: Alarm, locale: Locale): string {
	const { alarm: name, ...values } = alarm;
	return translator(locale)(`alarm.${name === 'dead letters' ? 'deadLetters' : name}`, values);
}
