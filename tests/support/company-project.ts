import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../src/wiring.ts';
import { releases, type Release } from './releases.ts';
import { key } from './sandbox.ts';
import { newFolder } from './site-build.ts';

/** A company's own copy of the program, as it lies on its machine. */
export interface CompanyProject {
	readonly folder: string;
	/** Copies a file or folder into its place, as the company does. */
	put(from: string, to?: string): void;
	/** @throws with what git says, when it fails */
	git(...words: readonly string[]): string;
	/** Runs a command as npm does; `crm` is the origin of a sandbox. */
	run(
		command: string,
		options?: { readonly words?: readonly string[]; readonly crm?: string },
	): Promise<{ readonly code: number; readonly said: string }>;
	/** A file of the finished site, such as `de/index.html`; nothing where there is none. */
	page(path: string): string | undefined;
	remove(): void;
}

/** What belongs to the company whose clone this may be. */
const companyParts = ['src/company', 'public'];

/**
 * The program as it is here, without git: as somebody unpacks it.
 * @param place an empty folder for it
 */
export function unpackedProject(place = newFolder()): CompanyProject {
	const { folder, remove } = place;
	const parts = ['src', 'package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.mjs'];
	for (const part of parts) {
		cpSync(join(projectRoot, part), join(folder, part), {
			recursive: true,
			filter: (path) => !companyParts.includes(relative(projectRoot, path)),
		});
	}
	for (const part of companyParts) mkdirSync(join(folder, part));
	return projectIn(folder, remove);
}

/**
 * A clone of the program in a version, on no branch: a company may have called one of its own as it likes.
 * @param place an empty folder for it
 */
export function releasedProject(version: Release, place = newFolder()): CompanyProject {
	const { folder, remove } = place;
	const project = projectIn(folder, remove);
	// It shares the objects of this repository, so a clone takes a moment.
	project.git('clone', '--quiet', '--shared', '--no-checkout', projectRoot, folder);
	project.git('switch', '--quiet', '--detach', releases[version]);
	return project;
}

/** Commits the program as it is here, with what nobody has committed yet, into a clone. @returns the commit's name */
export function presentCommit({ folder }: CompanyProject): string {
	const index = { GIT_INDEX_FILE: join(folder, '.git/present') };
	const places = ['--git-dir', join(folder, '.git'), '--work-tree', projectRoot];
	const head = git(['-C', projectRoot, 'rev-parse', 'HEAD']);
	const here = (...words: readonly string[]) =>
		git([...places, ...words], { cwd: projectRoot, variables: index });
	here('read-tree', head);
	here('add', '--all');
	// No version since 0.2.0 changes what belongs to the company.
	here('rm', '-r', '--cached', '--quiet', '--ignore-unmatch', ...companyParts);
	here('read-tree', '--prefix=src/company/', `${releases['0.2.0']}:src/company`);
	return here('commit-tree', '-p', head, '-m', 'The present state', here('write-tree'));
}

function projectIn(folder: string, remove: () => void): CompanyProject {
	return {
		folder,
		remove,
		put: (from, to = '.') => cpSync(from, join(folder, to), { recursive: true }),
		git: (...words) => git(['-C', folder, ...words]),
		async run(command, { words = [], crm } = {}) {
			const modules = join(folder, 'node_modules');
			if (!existsSync(modules)) symlinkSync(join(projectRoot, 'node_modules'), modules);
			const src = join(folder, 'src/commands');
			const line = ['--import', join(src, 'prepare.mjs'), join(src, `${command}.ts`), ...words];
			const child = spawn(process.execPath, line, {
				cwd: folder,
				env: { PATH: process.env['PATH'], ...(crm !== undefined && variablesFor(crm)) },
				stdio: ['ignore', 'pipe', 'pipe'],
			});
			let said = '';
			for (const stream of [child.stdout, child.stderr])
				stream.on('data', (text) => (said += text));
			const [code] = await once(child, 'close');
			return { code: Number(code), said };
		},
		page(path) {
			const file = join(folder, 'dist', path);
			return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
		},
	};
}

function variablesFor(crm: string): NodeJS.ProcessEnv {
	return {
		CRM_BASE_URL: `${crm}/v1`,
		CRM_API_KEY: key,
		VITRINE_TRUSTED_ORIGINS: crm,
		VITRINE_STATIC_HOST: 'plain',
	};
}

/** Nobody's settings of git change what it does here. */
const nobody = {
	GIT_CONFIG_GLOBAL: '/dev/null',
	GIT_CONFIG_NOSYSTEM: '1',
	GIT_AUTHOR_NAME: 'Company',
	GIT_AUTHOR_EMAIL: 'company@example.com',
	GIT_COMMITTER_NAME: 'Company',
	GIT_COMMITTER_EMAIL: 'company@example.com',
};

function git(
	words: readonly string[],
	{ cwd, variables = {} }: { readonly cwd?: string; readonly variables?: NodeJS.ProcessEnv } = {},
): string {
	const { status, stdout, stderr } = spawnSync('git', words, {
		encoding: 'utf8',
		env: { PATH: process.env['PATH'], ...nobody, ...variables },
		...(cwd !== undefined && { cwd }),
	});
	if (status === 0) return stdout.trim();
	throw new Error(`git ${words.join(' ')}: ${stdout}${stderr}`);
}
