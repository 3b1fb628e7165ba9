/**
 * Keys by which API and player site are known to the process of pictures, with commas between. Who asks says the first;
 * the process takes each of them, so that a key can be changed without a refused upload (docs/guides/deploy.md).
 */
export const readPicturesKeys = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
