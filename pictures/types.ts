import { Type, type Static } from 'typebox'

const SIDE_MAX = 8192
/** The largest picture that is decoded, in pixels. */
const PIXELS_MAX = 80_000_000
/** The largest picture that is sent to be made another. */
export const SENT_BYTES_MAX = 16 * 1024 * 1024
/** The largest picture that is answered: a larger one is refused as too large. */
export const MADE_BYTES_MAX = 32 * 1024 * 1024

const Side = Type.Integer({ minimum: 1, maximum: SIDE_MAX })
const Colour = Type.String({ pattern: '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' })

/** How a PNG, JPEG or WebP is encoded again: upright, without metadata, and without data appended to the file. */
export const Recoding = Type.Object(
  {
    widthPx: Side,
    heightPx: Side,
    /** `cover`: cut to exactly this size; `inside`: made smaller until it fits. */
    fit: Type.Union([Type.Literal('cover'), Type.Literal('inside')]),
    /** Which part remains when it is cut. */
    keeps: Type.Optional(Type.Union([Type.Literal('middle'), Type.Literal('attention')])),
    /** Smaller pictures than `widthPx` by `heightPx` are refused. */
    mustFill: Type.Optional(Type.Boolean()),
    shorterSideMin: Type.Optional(Side),
    longerSideMin: Type.Optional(Side),
    pixelsMax: Type.Integer({ minimum: 1, maximum: PIXELS_MAX }),
    /** From which fault on a file is damaged. */
    failOn: Type.Union([Type.Literal('truncated'), Type.Literal('error')]),
    format: Type.Union([Type.Literal('png'), Type.Literal('jpeg'), Type.Literal('webp')]),
    /** Not for PNG, which loses nothing. */
    quality: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** The colour behind what is transparent. */
    background: Type.Optional(Colour),
  },
  { additionalProperties: false },
)
export type Recoding = Static<typeof Recoding>

/** How an SVG of ours is drawn as PNG: in the middle of a page, as large as fits into the inner size. */
export const Page = Type.Object(
  {
    widthPx: Side,
    heightPx: Side,
    innerWidthPx: Side,
    innerHeightPx: Side,
    /** Without it the page is transparent. */
    background: Type.Optional(Colour),
  },
  { additionalProperties: false },
)
export type Page = Static<typeof Page>

/** `hostile`: it ended the process in which it was made, and is not tried again. */
export type PictureProblem = 'damaged' | 'too-small' | 'too-large' | 'hostile'

export type Recoded =
  | { readonly ok: true; readonly content: Buffer; readonly widthPx: number; readonly heightPx: number }
  | { readonly ok: false; readonly problem: PictureProblem }

export type Pictures = {
  /** Checks that it is a picture of the size that is wanted, and encodes it again. */
  readonly recode: (sent: Buffer, how: Recoding) => Promise<Recoded>
  /** Draws an SVG of ours as PNG. */
  readonly draw: (svg: string, page: Page) => Promise<Buffer>
}

/** The process that makes pictures was not reached, is busy, or did not answer in time. The same may be asked again. */
export class PicturesUnavailable extends Error {
  override readonly name = 'PicturesUnavailable'
}
