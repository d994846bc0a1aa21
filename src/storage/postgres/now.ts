/** In a statement: the time as the database has it, in milliseconds since 1970. */
export const now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
