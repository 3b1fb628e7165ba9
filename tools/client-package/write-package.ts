import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { buildPackage } from './build-package.ts'

// `npm run client:package` writes the package's folder and its archive under build/.
const folder = fileURLToPath(new URL('../../build/client-package', import.meta.url))
const version = buildPackage(folder)
execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], { cwd: folder })
console.log(`build/client-package and build/tolar-client-${version}.tgz: @tolar/client ${version}`)
