import { drawOnPage } from './draw-on-page.ts'
import { recodePicture } from './recode-picture.ts'
import type { Pictures } from './types.ts'

/** Makes pictures in this process. */
export const picturesHere: Pictures = { recode: recodePicture, draw: drawOnPage }
