import { postJson } from '../http/post-json.ts';
import type { RaiseAlarm } from '../outbox/alarm.ts';
import { alarmText } from './alarm-text.ts';

/** Posts alarms as JSON to an address, such as that of a chat or of a monitor. What is not taken is raised again later. */
export function createAlarmHook(url: string): RaiseAlarm {
	return async (alarm) =>
		await postJson(url, { ...alarm, text: alarmText(alarm, 'en') }, { pauses: [] });
}
