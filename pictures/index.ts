export { openPictures, readPicturesAddress } from './open-pictures.ts'
export { picturesHere } from './make-here.ts'
export { picturesOf, readPicturesState, type PicturesAddress, type PicturesState } from './ask-process.ts'
export { drawOnPage } from './draw-on-page.ts'
export { recodePicture } from './recode-picture.ts'
export {
  Page,
  PicturesUnavailable,
  Recoding,
  SENT_BYTES_MAX,
  type PictureProblem,
  type Pictures,
  type Recoded,
} from './types.ts'
