import { spawnSync } from 'node:child_process'

/** Node's message about a missing module, or a missing export. */
const MISSING = /Cannot find (?:module|package)|ERR_MODULE_NOT_FOUND|does not provide an export|Named export '/
/** Long enough for a busy machine. */
const LOAD_MS = 300_000

/**
 * Starts programs of an image in its root without any settings: each prints what is missing, and ends. So modules that are
 * missing in an image are found here, and not only in a cluster. Needs root; undefined without it.
 * @returns the messages of programs with missing modules
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
