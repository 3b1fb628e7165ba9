import { join } from 'node:path'

/** What the bundler tells of a module. */
type ModuleGraph = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

const PACKAGES = /\/node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs|cookie)\//

const IN_CALLS = /\/contract\/|\/client\//

/** Modules that these files import, directly or through others, and the files themselves; lazy imports do not count. */
function importedBy(...files: readonly string[]): (id: string, graph: ModuleGraph) => boolean {
  let found: Set<string> | undefined
  return (id, graph) => {
    if (found === undefined) {
      found = new Set(files.map((file) => join(import.meta.dirname, 'src', file)))
      // What is found on the way is added behind, and read in its turn.
      for (const one of found) for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) found.add(imported)
    }
    return found.has(id)
  }
}

const onEveryPage = importedBy(
  'shell/site.route.tsx',
  'shell/inside.route.tsx',
  'root.tsx',
  // What the entry imports: the entry itself would start before the page is ready for it.
  'shell/session/by-page.ts',
  'shell/fields/dispatch-early-input.ts',
  'shell/hydration-events.ts',
  // What the lobby shares with most other pages.
  'shell/describe-page.ts',
  'shell/use-number.ts',
  '../../../money/minor-units.ts',
)
const onFirstPage = importedBy('features/lobby/lobby.route.tsx', 'shell/site.route.tsx', 'root.tsx')
const inForms = importedBy(
  'shell/fields/page-form.tsx',
  'shell/fields/field.tsx',
  'shell/failure.tsx',
  'shell/fields/mark-fields.ts',
  'shell/reply-or-sign-in.ts',
  'shell/fields/read-amount.ts',
  'shell/reading.tsx',
  '../../../ui/button/button.tsx',
)
const toEnter = importedBy(
  'features/sign-in/login.route.tsx',
  'features/play/play.route.tsx',
  'shell/session/sign-in-sheet.tsx',
  'shell/api.ts',
)
const toArrive = importedBy(
  'features/registration/register.route.tsx',
  'features/registration/old-account/old-account.route.tsx',
  'features/places/places.route.tsx',
)
const afterLoad = importedBy('shell/background.tsx')

/** How the browser's modules are put into files: few files that many pages share compress better and start sooner. */
export const chunkGroups = [
  { name: 'base', test: PACKAGES, priority: 2 },
  // What stands on every page, in one file: it compresses better than three.
  { name: (id: string, graph: ModuleGraph) => (onEveryPage(id, graph) ? 'shell' : null), priority: 2 },
  // What the lobby shares with other pages.
  {
    name: (id: string, graph: ModuleGraph) => (onFirstPage(id, graph) ? 'lobby' : null),
    priority: 1,
    minShareCount: 2,
  },
  // What forms are made of: a name less in every page's list of files.
  { name: (id: string, graph: ModuleGraph) => (inForms(id, graph) ? 'forms' : null), priority: 1, minShareCount: 2 },
  // Addresses of calls: small, and many pages make the same ones. Those of the sign-in are all that a first visit loads.
  {
    name: (id: string, graph: ModuleGraph) => (IN_CALLS.test(id) && toEnter(id, graph) ? 'entering' : null),
    priority: 1,
    minShareCount: 2,
  },
  // The same of other pages on which somebody arrives who has no account: those of money and play stay out of them.
  {
    name: (id: string, graph: ModuleGraph) => (IN_CALLS.test(id) && toArrive(id, graph) ? 'arriving' : null),
    priority: 1,
    minShareCount: 2,
  },
  { name: 'calls', test: IN_CALLS, priority: 0, minShareCount: 2 },
  // What starts after the page has loaded, in one request.
  { name: (id: string, graph: ModuleGraph) => (afterLoad(id, graph) ? 'after' : null), priority: 1 },
]
