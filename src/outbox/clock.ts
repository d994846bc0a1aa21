/** Milliseconds since 1970. A database that several servers share is asked for them, so that their own clocks may differ. */
export type Clock = () => number | Promise<number>;
