import sharp from 'sharp'

/** A picture of an invented document with lines of text. */
export async function drawSide(
  lines: readonly string[],
): Promise<{ readonly name: string; readonly mimeType: string; readonly buffer: Buffer }> {
  const rows = lines.map((line, row) => `<text x="80" y="${150 + row * 110}">${line}</text>`).join('')
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="880"><rect width="1400" height="880" fill="#e9eef2"/>
    <g font-size="64" font-family="sans-serif" fill="#1d2933">${rows}</g></svg>`
  return { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(card)).jpeg().toBuffer() }
}
