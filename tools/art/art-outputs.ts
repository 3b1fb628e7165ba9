import type { Output } from './render-image.ts'

/** The folder of the games' art, as a URL. */
export const catalogueFolder = new URL('../../games/catalogue/', import.meta.url)

/** The file of a game's art. */
export const artFile = (key: string, name: string): URL => new URL(`${key}/art/${name}`, catalogueFolder)

/** Outputs for every game. Bytes are an upper bound: the quality is reduced until it is met. */
export const iconOutput: Output = { width: 360, height: 240, quality: 80, mostBytes: 16_000 }
export const coverOutput: Output = { width: 1920, height: 1080, quality: 72, mostBytes: 70_000 }
/** The cover for phones and for small promos: a quarter of the picture, a third of the bytes. */
export const smallCoverOutput: Output = { width: 960, height: 540, quality: 64, mostBytes: 26_000 }
export const stageOutput: Output = { width: 1280, height: 1280, quality: 72, mostBytes: 60_000 }
