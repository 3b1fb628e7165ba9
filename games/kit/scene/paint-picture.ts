/** A square canvas that is painted once. */
export function paintPicture(side: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  if (context) draw(context)
  return canvas
}
