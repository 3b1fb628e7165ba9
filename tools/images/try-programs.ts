import { spawnSync } from 'node:child_process'

/** What Node says of a module, or a name in one, that is not there. */
const MISSING = /Cannot find (?:module|package)|ERR_MODULE_NOT_FOUND|does not provide an export|Named export '/
/** A machine that does much else at once. */
const LOAD_MS = 300_000

/**
 * Starts programs of an image in its root alone, without any setting: each names what it lacks, and ends. What an image lacks of a
 * program's modules is known here, and not first in a cluster. Needs root; undefined without it.
 * @returns the first lines of those whose modules are not all there
 */
export function tryPrograms(root: string, programs: readonly string[]): string[] | undefined {
  if (process.getuid?.() !== 0) return undefined
  return programs.flatMap((program) => {
    const how = ['--userspec=65532:65532', root, '/usr/bin/node', '--disable-warning=ExperimentalWarning']
    // What is built is imported by a program: it neither begins nor ends by itself.
    const what = program.startsWith('build/')
      ? ['--input-type=module', '-e', `await import('/app/${program}'); process.exit()`]
      : [`/app/${program}`]
    const { stderr, stdout, error } = spawnSync('chroot', [...how, ...what], {
      encoding: 'utf8',
      env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`, NODE_ENV: 'production' },
      timeout: LOAD_MS,
    })
    if (error) throw error
    const said = `${stdout}${stderr}`
    return MISSING.test(said) ? [`${program}: ${said.split('\n').find((line) => MISSING.test(line)) ?? ''}`] : []
  })
}
