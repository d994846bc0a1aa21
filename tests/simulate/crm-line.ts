import { Dispatcher } from 'undici';

/** Answers a request, or throws what the network would. */
export type Answer = (request: Request) => Promise<Response>;

/** Leads the requests of the real client of the CRM to a function instead of to the network. */
export class CrmLine extends Dispatcher {
	readonly #answer: Answer;

	constructor(answer: Answer) {
		super();
		this.#answer = answer;
	}

	override dispatch(
		options: Dispatcher.DispatchOptions,
		handler: Dispatcher.DispatchHandler,
	): boolean {
		const controller = {
			abort: () => {},
			pause: () => {},
			resume: () => {},
			aborted: false,
			paused: false,
			reason: null,
		};
		handler.onRequestStart?.(controller, {});
		const { method, body } = options;
		const headers = new Headers(options.headers as Record<string, string>);
		headers.delete('accept-encoding');
		const request = new Request(`${String(options.origin)}${options.path}`, {
			method,
			headers,
			...(typeof body === 'string' && { body }),
		});
		void this.#send(request, controller, handler);
		return true;
	}

	async #send(
		request: Request,
		controller: Dispatcher.DispatchController,
		handler: Dispatcher.DispatchHandler,
	): Promise<void> {
		try {
			const response = await this.#answer(request);
			const head = Object.fromEntries(response.headers);
			const bytes = Buffer.from(await response.arrayBuffer());
			handler.onResponseStart?.(controller, response.status, head, response.statusText);
			handler.onResponseData?.(controller, bytes);
			handler.onResponseEnd?.(controller, {});
		} catch (error) {
			if (error instanceof Error) handler.onResponseError?.(controller, error);
		}
	}
}
