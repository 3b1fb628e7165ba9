export type MapPoint = {
  readonly key: string
  readonly longitude: number
  readonly latitude: number
  /** Accessible name. */
  readonly label: string
  /** Text of its marker. */
  readonly mark: string
  readonly href?: string
  readonly isMarked?: boolean
}

export type Placed = { readonly x: number; readonly y: number; readonly points: readonly MapPoint[] }

/** A plane with the same scale in both directions, exact in the middle of the outline. */
export type Plane = {
  readonly width: number
  readonly height: number
  readonly place: (longitude: number, latitude: number) => { readonly x: number; readonly y: number }
}

/** Lays an outline into a plane of a width, with a margin around it. */
export function layOut(outline: readonly (readonly [number, number])[], width: number, margin: number): Plane {
  const [longitudes, latitudes] = [outline.map(([one]) => one), outline.map(([, one]) => one)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180))
  const scale = (width - 2 * margin) / ((east - west) * shrink)
  return {
    width,
    height: Math.round((north - south) * scale + 2 * margin),
    place: (longitude, latitude) => ({
      x: round(margin + (longitude - west) * shrink * scale),
      y: round(margin + (north - latitude) * scale),
    }),
  }
}

/** Points nearer to each other than a distance share a marker at the first of them. */
export function groupPoints(points: readonly MapPoint[], plane: Plane, distance: number): Placed[] {
  const placed: { x: number; y: number; points: MapPoint[] }[] = []
  for (const point of points) {
    const { x, y } = plane.place(point.longitude, point.latitude)
    const near = placed.find((one) => Math.hypot(one.x - x, one.y - y) < distance)
    if (near) near.points.push(point)
    else placed.push({ x, y, points: [point] })
  }
  return placed
}

const round = (value: number) => Math.round(value * 10) / 10
