import type { Team } from '../../crm/contract/team.ts';

export const teams: readonly Team[] = [];
