import type { Deal } from './deal.ts';
/** Prices to choose from, in whole units of whatever currency an account has. */
export const priceSteps: Readonly<Record<Deal, readonly number[]>> = {
	buy: [
		100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000,
		700_000, 800_000, 900_000, 1_000_000, 1_250_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000,
	],
	rent: [
		300, 400, 500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_500, 1_600, 1_800, 2_000, 2_500,
		3_000, 4_000, 6_000,
	],
};
