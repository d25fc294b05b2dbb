/** Commits and pushes content without touching the folder that somebody works in, or what is staged there. */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

type Options = { cwd: string; env?: NodeJS.ProcessEnv; shell?: boolean };

/** Runs a command and returns what it printed. Never asks for a password: nobody could answer. */
export async function run(command: string, args: readonly string[], { env, ...options }: Options): Promise<string> {
  const quiet = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };
  const work = promisify(execFile)(command, args, {
    ...options,
    env: { ...quiet, ...process.env, ...env },
    maxBuffer: Infinity,
  });
  work.child.stdin?.end();
  const stop = () => work.child.kill();
  process.once('exit', stop);
  try {
    return (await work).stdout.trim();
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`.trim() || message);
  } finally {
    process.removeListener('exit', stop);
  }
}

/** Where the checked-out branch is pushed. Undefined if this is no git folder or has no remote. */
export async function remoteOf(root: string): Promise<{ name: string; branch: string } | undefined> {
  const git = (...args: string[]) => run('git', args, { cwd: root }).catch(() => '');
  if ((await git('rev-parse', '--is-inside-work-tree', '--show-prefix')) !== 'true') return undefined;
  const branch = await git('symbolic-ref', '--short', 'HEAD');
  const own = branch && (await git('config', `branch.${branch}.remote`));
  const name = own || (await git('remote')).split('\n')[0];
  if (!branch || !name || name === '.') return undefined;
  const merged = own && (await git('config', `branch.${branch}.merge`));
  return { name, branch: (merged || branch).replace(/^refs\/heads\//, '') };
}

/** Git in a folder that isn't the one people work in, with an index of its own. */
async function gitIn(root: string, folder: string): Promise<(...args: string[]) => Promise<string>> {
  const env: NodeJS.ProcessEnv = {
    GIT_DIR: await run('git', ['rev-parse', '--absolute-git-dir'], { cwd: root }),
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: join(root, '.office/git-index'),
  };
  if (!(await run('git', ['config', 'user.email'], { cwd: root }).catch(() => ''))) {
    for (const role of ['AUTHOR', 'COMMITTER'])
      Object.assign(env, { [`GIT_${role}_NAME`]: 'School office', [`GIT_${role}_EMAIL`]: 'office@localhost' });
  }
  return (...args) => run('git', args, { cwd: folder, env });
}

/** Writes the content of the branch as it was last pushed to a folder. Returns when it was pushed, if it ever was. */
export async function checkOutPushed(root: string, folder: string): Promise<string | undefined> {
  const remote = await remoteOf(root);
  if (!remote) return undefined;
  mkdirSync(folder, { recursive: true });
  const git = await gitIn(root, folder);
  const ref = `refs/remotes/${remote.name}/${remote.branch}`;
  await git('checkout', ref, '--', 'content').catch(() => {});
  return git('log', '-1', '--format=%cI', ref, '--', 'content').catch(() => undefined);
}

/**
 * Commits `paths` as they are in `folder`, on top of the branch of `root`, and pushes. If the push fails, the branch
 * stays as it was.
 */
export async function commitAndPush(root: string, folder: string, paths: readonly string[], message: string) {
  const remote = await remoteOf(root);
  if (!remote) throw new Error('There is no git remote.');
  const git = await gitIn(root, folder);
  const head = await git('rev-parse', 'HEAD');
  await git('read-tree', 'HEAD');
  await git('add', '--all', '--force', '--', ...paths);
  const tree = await git('write-tree');
  const isChanged = tree !== (await git('rev-parse', 'HEAD^{tree}'));
  const commit = isChanged ? await git('commit-tree', tree, '-p', head, '-m', message) : head;
  await git('push', remote.name, `${commit}:refs/heads/${remote.branch}`);
  if (!isChanged) return;
  await git('update-ref', 'HEAD', commit, head);
  await run('git', ['reset', '--quiet', '--', ...paths], { cwd: root });
}
