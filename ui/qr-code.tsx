import createQrCode from 'qrcode-generator'
import { joinClasses } from './join-classes.ts'
import styles from './qr-code.module.css'

const QUIET = 2

type Props = {
  readonly text: string
  readonly label: string
  /** Size and position. */
  readonly className?: string | undefined
}

/** A text as a QR code, drawn here, so that the text does not leave the page. */
export function QrCode({ text, label, className }: Props) {
  const code = createQrCode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const cells = Array.from({ length: size * size }, (_, index) => [Math.floor(index / size), index % size] as const)
  const path = cells
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    .join('')
  return (
    <svg
      className={joinClasses('qr-code', styles.code, className)}
      viewBox={`0 0 ${size + QUIET * 2} ${size + QUIET * 2}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}
