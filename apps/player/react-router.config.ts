import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFolder } from '../front-door/compress-folder.ts'

export default {
  appDirectory: 'src',
  buildDirectory: '../../build/player',
  ssr: true,
  // A dozen routes: the whole list is smaller than one request that asks for more of it.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await compressFolder(join(reactRouterConfig.buildDirectory, 'client'))
  },
} satisfies Config
