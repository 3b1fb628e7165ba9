import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSET_FILE } from '@aws-cdk/asset-kubectl-v20'
import { unzipSync } from 'fflate'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'build')
const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  devDependencies: { '@aws-cdk/asset-kubectl-v20': string }
}
/** The Helm inside the package, by the package's version: another version is unpacked anew. */
const PROGRAM = join(FOLDER, `helm-of-asset-kubectl-${devDependencies['@aws-cdk/asset-kubectl-v20']}`)
const NAME_IN_ARCHIVE = 'helm/helm'

/**
 * The Helm named by `HELM`, else the one that npm installs (decision 0453): a program for Linux on x64, taken out of its
 * archive once. Elsewhere the one of the PATH.
 */
export function findHelm(): string {
  const named = process.env['HELM']
  if (named !== undefined) return named
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'helm'
  if (!existsSync(PROGRAM)) unpackHelm()
  return PROGRAM
}

function unpackHelm(): void {
  const { [NAME_IN_ARCHIVE]: program } = unzipSync(readFileSync(ASSET_FILE), {
    filter: ({ name }) => name === NAME_IN_ARCHIVE,
  })
  if (!program) throw new Error(`${ASSET_FILE} has no ${NAME_IN_ARCHIVE}`)
  mkdirSync(FOLDER, { recursive: true })
  // Renamed when it is whole: tests of other workers may run it.
  const part = `${PROGRAM}.${process.pid}`
  writeFileSync(part, program)
  chmodSync(part, 0o755)
  renameSync(part, PROGRAM)
}
