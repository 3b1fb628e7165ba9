const DONE = 0.5
const BRUSH = 0.17
const SAMPLES = 14

/** The foil over one field: drawn once, scratched off with the pointer. Reports when enough of it is removed. */
export function createFoil(colours: { readonly mid: string; readonly key: string }, onGone: () => void) {
  const canvas = document.createElement('canvas')
  canvas.className = 'foil'
  canvas.setAttribute('aria-hidden', 'true')
  const side = 160
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  let isGone = false
  let last: { x: number; y: number } | undefined

  function paint(): void {
    if (!context) return
    context.globalCompositeOperation = 'source-over'
    const metal = context.createLinearGradient(0, 0, side, side)
    metal.addColorStop(0, '#f3f1ea')
    metal.addColorStop(0.35, '#b9b5aa')
    metal.addColorStop(0.5, '#e8e5dc')
    metal.addColorStop(1, '#8f8b80')
    context.fillStyle = metal
    context.fillRect(0, 0, side, side)
    context.globalAlpha = 0.3
    context.strokeStyle = colours.mid
    context.lineWidth = 3
    for (let at = -side; at < side * 2; at += 18) {
      context.beginPath()
      context.moveTo(at, 0)
      context.lineTo(at + side, side)
      context.moveTo(at, 0)
      context.lineTo(at - side, side)
      context.stroke()
    }
    context.globalAlpha = 0.85
    context.fillStyle = colours.key
    context.beginPath()
    context.arc(side / 2, side / 2, side * 0.2, 0, Math.PI * 2)
    context.fill()
    context.globalAlpha = 0.75
    context.fillStyle = '#3b2a10'
    context.font = `900 ${side * 0.26}px Arial, sans-serif`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText('T', side / 2, side / 2 + 3)
    context.globalAlpha = 1
  }
  function rub(clientX: number, clientY: number): void {
    if (!context || isGone) return
    const box = canvas.getBoundingClientRect()
    const here = { x: ((clientX - box.left) / box.width) * side, y: ((clientY - box.top) / box.height) * side }
    context.globalCompositeOperation = 'destination-out'
    context.lineCap = 'round'
    context.lineWidth = side * BRUSH * 2
    context.beginPath()
    context.moveTo(last?.x ?? here.x, last?.y ?? here.y)
    context.lineTo(here.x + 0.1, here.y)
    context.stroke()
    last = here
    if (bare() > DONE) uncover()
  }
  function bare(): number {
    if (!context) return 1
    let open = 0
    for (let row = 0; row < SAMPLES; row += 1) {
      for (let column = 0; column < SAMPLES; column += 1) {
        const [x, y] = [((column + 0.5) * side) / SAMPLES, ((row + 0.5) * side) / SAMPLES]
        if ((context.getImageData(x, y, 1, 1).data[3] ?? 0) < 128) open += 1
      }
    }
    return open / SAMPLES ** 2
  }
  function uncover(): void {
    if (isGone) return
    isGone = true
    canvas.classList.add('gone')
    onGone()
  }
  paint()
  return {
    canvas,
    rub,
    lift: (): void => void (last = undefined),
    uncover,
    cover(): void {
      isGone = false
      last = undefined
      canvas.classList.remove('gone')
      paint()
    },
    get isGone() {
      return isGone
    },
  }
}
