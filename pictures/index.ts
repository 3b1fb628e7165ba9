export { openPictures, readPicturesAddress } from './open-pictures.ts'
export { readPicturesKeys } from './read-keys.ts'
export { picturesHere } from './make-here.ts'
export { picturesOf, readPicturesState, type PicturesAddress } from './ask-process.ts'
export {
  Page,
  PicturesUnavailable,
  Recoding,
  SENT_BYTES_MAX,
  type PictureProblem,
  type Pictures,
  type Recoded,
} from './types.ts'
