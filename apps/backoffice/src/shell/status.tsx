import type { ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import styles from './status.module.css'

export type StatusKind = 'ok' | 'wait' | 'hold' | 'stop' | 'info' | 'risk' | 'idle'

/** Classes that give what is in them the colour of a state and its tint. */
export const statusColors: Readonly<Record<StatusKind, string | undefined>> = {
  ok: styles.ok,
  wait: styles.wait,
  hold: styles.hold,
  stop: styles.stop,
  info: styles.info,
  risk: styles.risk,
  idle: styles.idle,
}

const shapes: Readonly<Record<StatusKind, ReactNode>> = {
  ok: (
    <path
      d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm3.2 4.2L7 9.4 4.9 7.3 3.8 8.4 7 11.6l5.3-5.3Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  wait: (
    <>
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M8 2a6 6 0 0 1 0 12Z" fill="currentColor" />
    </>
  ),
  hold: (
    <>
      <rect x="1.5" y="1.5" width="13" height="13" rx="2.5" fill="currentColor" />
      <path d="M6 5v6M10 5v6" stroke="var(--surface)" strokeWidth="2" />
    </>
  ),
  stop: (
    <path
      d="M5 1h6l4 4v6l-4 4H5l-4-4V5Zm.2 3.8L8 7.6l2.8-2.8 1 1L9 8.6l2.8 2.8-1 1L8 9.6l-2.8 2.8-1-1L7 8.6 4.2 5.8Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  info: <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3 2" />,
  risk: <path d="M8 .8 15.2 8 8 15.2.8 8Zm-1 3.7V9h2V4.5ZM7 10v2h2v-2Z" fill="currentColor" fillRule="evenodd" />,
  idle: <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />,
}

export function StatusShape({ kind }: { readonly kind: StatusKind }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.shape} aria-hidden="true">
      {shapes[kind]}
    </svg>
  )
}

/** A state: shape, word and colour together, so that none of them is needed alone. */
export function Status({ kind, children, tinted }: { kind: StatusKind; children: ReactNode; tinted?: boolean }) {
  return (
    <span className={joinClasses(styles.status, statusColors[kind], tinted && styles.tinted)}>
      <StatusShape kind={kind} />
      {children}
    </span>
  )
}
