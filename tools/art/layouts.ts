import type { LetteringBox } from './lettering/draw-lettering.ts'

/** Where a piece stands on the icon: centre and size in px, turn in degrees; `dim` < 1 and `blur` push it back. */
export type Place = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly dim: number
  readonly blur: number
}

export type Layout = {
  /** Places in the order of the pieces, hero first; a layout with more places than pieces uses the pieces again. */
  readonly places: readonly Place[]
  /** Indexes of `places` from the back to the front. */
  readonly order: readonly number[]
  readonly lettering: Partial<LetteringBox>
  /** Where the key light stands, as shares of the icon. */
  readonly lightAt?: readonly [number, number]
}

const at = (x: number, y: number, size: number, turn = 0, dim = 1, blur = 0): Place => ({ x, y, size, turn, dim, blur })
const stack = (
  places: readonly Place[],
  lettering: Partial<LetteringBox> = {},
  lightAt?: readonly [number, number],
): Layout => ({
  places,
  // The hero is written first but stands in front.
  order: places.map((_, index) => places.length - 1 - index),
  lettering,
  ...(lightAt ? { lightAt } : {}),
})

export const layouts = {
  solo: stack([at(180, 88, 172)]),
  big: stack([at(180, 96, 236)]),
  trio: stack([at(180, 86, 150), at(72, 106, 94, -14), at(288, 106, 94, 14)]),
  guard: stack([at(180, 84, 142), at(78, 92, 128, -12, 0.92), at(282, 92, 128, 12, 0.92)]),
  quint: stack([
    at(180, 92, 142),
    at(76, 108, 92, -14),
    at(286, 108, 92, 14),
    at(122, 56, 68, -14, 0.8),
    at(242, 58, 68, 14, 0.8),
  ]),
  pair: stack([at(122, 88, 146, -9), at(240, 90, 146, 9)]),
  duo: stack([at(148, 88, 164, -6), at(272, 108, 98, 12)]),
  duoRight: stack([at(216, 88, 164, 6), at(88, 108, 98, -12)]),
  crossed: stack([at(180, 82, 124), at(116, 90, 140, -20, 0.94), at(244, 90, 140, 20, 0.94)]),
  row: stack([at(180, 86, 122), at(72, 92, 108, -6), at(288, 92, 108, 6)]),
  four: stack([at(222, 96, 106, 5), at(138, 96, 106, -5), at(56, 84, 90, -12, 0.9), at(304, 84, 90, 12, 0.9)]),
  six: stack([
    at(180, 108, 96),
    at(92, 112, 84, -10),
    at(268, 112, 84, 10),
    at(132, 54, 72, -6, 0.85),
    at(230, 54, 72, 6, 0.85),
    at(180, 34, 58, 0, 0.7),
  ]),
  arc: stack([at(180, 66, 112), at(106, 84, 88, -14), at(254, 84, 88, 14), at(46, 122, 72, -24), at(314, 122, 72, 24)]),
  fan: stack([
    at(180, 84, 136, 0),
    at(128, 92, 126, -16, 0.95),
    at(232, 92, 126, 16, 0.95),
    at(80, 112, 108, -32, 0.85),
    at(280, 112, 108, 32, 0.85),
  ]),
  heap: stack([
    at(180, 72, 118),
    at(118, 116, 76, -8),
    at(242, 116, 76, 8),
    at(180, 132, 70, 4),
    at(66, 134, 58, -14, 0.85),
    at(296, 134, 58, 14, 0.85),
  ]),
  orbit: stack([
    at(180, 90, 118),
    at(88, 68, 60, -20, 0.9),
    at(272, 112, 64, 18),
    at(98, 124, 66, -10),
    at(262, 56, 56, 14, 0.85),
    at(180, 26, 46, 6, 0.75),
    at(44, 98, 46, -24, 0.7),
    at(318, 84, 44, 22, 0.7),
  ]),
  rain: stack([
    at(180, 96, 134, -6),
    at(84, 62, 66, -26, 0.9),
    at(278, 72, 72, 20, 0.9),
    at(60, 132, 58, 14),
    at(306, 134, 60, -16),
    at(134, 26, 42, 30, 0.75, 1),
    at(236, 22, 38, -24, 0.7, 1),
  ]),
  depth: stack([at(184, 94, 160, -4), at(66, 74, 96, -16, 0.75, 2), at(296, 66, 86, 16, 0.7, 2.4)]),
  behind: stack([at(180, 102, 124), at(180, 78, 198, 0, 0.9)]),
  emerge: stack([at(180, 84, 132), at(180, 92, 190, 0, 0.75, 2), at(64, 122, 74, -12), at(298, 122, 74, 12)]),
  rise: stack([at(268, 76, 142, 10), at(200, 96, 128, 0)], { x: 136, width: 236, bottom: 210, skew: -6 }, [0.72, 0.34]),
  climb: stack(
    [at(112, 74, 142, -8), at(252, 92, 96, 10)],
    { x: 216, width: 252, bottom: 212, skew: -6 },
    [0.32, 0.34],
  ),
  left: stack(
    [at(94, 102, 170, -6), at(150, 184, 58, 10)],
    { x: 244, width: 206, bottom: 176, tilt: -3 },
    [0.28, 0.44],
  ),
  right: stack(
    [at(270, 104, 166, 6), at(324, 168, 66, 14)],
    { x: 118, width: 204, bottom: 176, tilt: -3 },
    [0.74, 0.44],
  ),
  table: stack([at(180, 94, 232), at(54, 150, 66, -10), at(306, 150, 66, 12)]),
} as const satisfies Record<string, Layout>

export type LayoutName = keyof typeof layouts
