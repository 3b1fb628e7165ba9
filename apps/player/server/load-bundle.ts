import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { Site } from '../src/shell/site-context.ts'

/** What the server uses of the site's build. */
export type Bundle = {
  readonly build: ServerBuild
  readonly openContext: (site: Site, codeMark: string) => RouterContextProvider
}

/** Loads the built site. Throws one clear sentence when it has not been built. */
export async function loadBundle(folder: string): Promise<Bundle> {
  const file = join(folder, 'server', 'index.js')
  await access(file).catch(() => {
    throw new Error('The player site is not built: run `npm run build:player` first.')
  })
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  const openContext: unknown = Reflect.get(build.entry.module, 'openContext')
  if (typeof openContext !== 'function') throw new Error('The built player site is of another version: build it again.')
  return { build, openContext: openContext as Bundle['openContext'] }
}
