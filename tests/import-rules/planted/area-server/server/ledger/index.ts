import { App } from '../../apps/player/src/app.ts'
export const y = App
