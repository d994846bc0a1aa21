import { z } from 'zod';

// Pages allow no code that is made of text, and schemas try it as soon as they are made: this is imported before them.
z.config({ jitless: true });
