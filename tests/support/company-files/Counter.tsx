import { useState } from 'preact/hooks';

/** An island as a company adds one: `npm run check` reads it with all else. */
export default function Counter() {
	const [count, setCount] = useState(0);
	return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
