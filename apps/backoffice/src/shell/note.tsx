import type { ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { StatusShape, statusColors, type StatusKind } from './status.tsx'
import styles from './note.module.css'

type Props = {
  readonly kind?: StatusKind | undefined
  /** The first words say the state with its shape themselves. */
  readonly isWithoutShape?: boolean
  readonly role?: 'alert' | 'status' | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Something to be read: tinted by its state, with the shape of it. */
export function Note({ kind, isWithoutShape = false, role, className, children }: Props) {
  return (
    <div className={joinClasses(styles.note, kind && statusColors[kind], className)} role={role}>
      {kind && !isWithoutShape ? <StatusShape kind={kind} /> : null}
      {children}
    </div>
  )
}
