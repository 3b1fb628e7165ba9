/** Files of packages for people, compilers and browsers, which are left out. Licences stay. */
const NOT_READ = /\.(?:map|md|markdown|flow|tsbuildinfo|[cm]?tsx?|cc|h|gyp|yml|html)$/
/** Folders at the top of a package that it does not need at run time. In some packages `types` and `scripts` are code. */
const FOLDERS_NOT_READ = /^(?:\.[^/]+|__tests__|benchmarks?|docs?|e2e|examples?|tests?|umd|website)$/

/** Builds for other platforms than Node, and parts that our code never loads; by package, relative to its folder. */
const NOT_OURS: Readonly<Record<string, RegExp>> = {
  '@opentelemetry/semantic-conventions': /^dist\/(?:experimental_|index-incubating)/,
  brotli: /^build(?:\/|$)/,
  // `pdf/open-document.ts` names the two that are read.
  'dejavu-fonts-ttf': /^(?:status\.txt|NEWS|fontconfig|ttf\/(?!DejaVuSansCondensed(?:-Bold)?\.ttf$).+)$/,
  '@fastify/swagger-ui': /^static\/swagger-ui(?:-es-bundle.*)?\.js$/,
  fontkit: /^(?:src(?:\/|$)|dist\/browser)/,
  // Translates migrations that are programs; ours are SQL.
  jiti: /^dist\/babel/,
  luxon: /^(?:src(?:\/|$)|build\/(?!es6|node))/,
  'node-pg-migrate': /^(?:bin|dist\/(?!bundle))/,
  nodemailer: /^dist\/cjs(?:\/|$)/,
  pdfkit: /^js\/pdfkit\.(?:browser|standalone)/,
  // The player site renders with `server.browser`: its streams are those of the web.
  'react-dom': /^cjs\/.*(?:bun|edge|profiling|test-utils)/,
  'react-router': /^dist\/development(?:\/|$)/,
  yaml: /^browser(?:\/|$)/,
}

/** Whether a program may read a file or folder of a package, by its path relative to the package's folder. */
export function isPackageFileNeeded(name: string, file: string): boolean {
  return !NOT_READ.test(file) && !FOLDERS_NOT_READ.test(file) && !NOT_OURS[name]?.test(file)
}
