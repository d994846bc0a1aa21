import type { Locale } from '../domain/locale.ts';
import { translator } from '../i18n/translate.ts';
import type { Alarm } from '../outbox/alarm.ts';

/** For whoever reads it: what happened, and what to do. */
export function alarmText(alarm: Alarm, locale: Locale): string {
	const t = translator(locale);
	switch (alarm.alarm) {
		case 'dead':
			return t('alarm.dead', { reference: alarm.reference, reason: alarm.reason });
		case 'dead letters':
			return t('alarm.deadLetters', { dead: alarm.dead });
		case 'undelivered':
			return t('alarm.undelivered', { waiting: alarm.waiting, minutes: alarm.minutes });
		case 'doubled':
			return t('alarm.doubled', { reference: alarm.reference, copies: alarm.copies });
		case 'missing':
			return t('alarm.missing', { reference: alarm.reference });
		case 'damaged':
			return t('alarm.damaged', { reason: alarm.reason });
	}
}
