/** Files of packages for people, compilers and browsers, which are left out. Licences stay. */
const NOT_READ = /\.(?:map|md|markdown|flow|tsbuildinfo|[cm]?tsx?|cc|h|gyp|yml|html)$/
/** Folders at the top of a package that it does not need at run time. In some packages `types` and `scripts` are code. */
const FOLDERS_NOT_READ = /^(?:\.[^/]+|__tests__|benchmarks?|docs?|e2e|examples?|tests?|umd|website)$/

/** Our code and these packages load one another as modules. */
const OF_REQUIRE = /\.cjs$/
/** Builds for other platforms than Node, and parts that our code never loads; by package, relative to its folder. */
const NOT_OURS: Readonly<Record<string, RegExp>> = {
  '@opentelemetry/core': OF_REQUIRE,
  '@opentelemetry/exporter-trace-otlp-http': OF_REQUIRE,
  '@opentelemetry/otlp-exporter-base': OF_REQUIRE,
  '@opentelemetry/otlp-transformer': OF_REQUIRE,
  '@opentelemetry/resources': OF_REQUIRE,
  '@opentelemetry/sdk-logs': OF_REQUIRE,
  '@opentelemetry/sdk-metrics': OF_REQUIRE,
  '@opentelemetry/sdk-trace': OF_REQUIRE,
  '@opentelemetry/semantic-conventions': /^dist\/(?:experimental_|index-incubating)|\.cjs$/,
  '@peculiar/x509': /^build\/x509\.js$/,
  '@tanstack/query-core': /^build\/legacy/,
  '@tanstack/react-query': /^build\/(?:codemods|legacy)/,
  brotli: /^build(?:\/|$)/,
  // `pdf/open-document.ts` names the two that are read.
  'dejavu-fonts-ttf': /^(?:status\.txt|NEWS|fontconfig|ttf\/(?!DejaVuSansCondensed(?:-Bold)?\.ttf$).+)$/,
  '@fastify/swagger-ui': /^static\/swagger-ui(?:-es-bundle.*)?\.js$/,
  fflate: /^(?:esm\/browser|lib\/browser)/,
  // Only the module of `pdfkit` for Node loads it.
  fontkit: /^(?:src(?:\/|$)|dist\/(?:browser|main))/,
  // Translates migrations that are programs; ours are SQL.
  jiti: /^dist\/babel/,
  'lru-cache': /^dist\/(?:commonjs|esm)\/(?:browser|react-native)/,
  luxon: /^(?:src(?:\/|$)|build\/(?!es6|node))/,
  'node-pg-migrate': /^(?:bin|dist\/(?!bundle))/,
  nodemailer: /^dist\/cjs(?:\/|$)/,
  pako: /^dist(?:\/|$)/,
  pdfkit: /^js\/(?:data\/.*\.afm$|pdfkit\.(?:browser|js$|old|standalone))/,
  'qrcode-generator': /^experiment/,
  // The player site renders with `server.browser`: its streams are those of the web.
  'react-dom': /^cjs\/(?:.*(?:bun|client|edge|node|profiling|test-utils)|react-dom-server.*\.development\.js$)/,
  'react-router': /^dist\/development(?:\/|$)/,
  yaml: /^browser(?:\/|$)/,
}

/** Whether a program may read a file or folder of a package, by its path relative to the package's folder. */
export function isPackageFileNeeded(name: string, file: string): boolean {
  return !NOT_READ.test(file) && !FOLDERS_NOT_READ.test(file) && !NOT_OURS[name]?.test(file)
}
