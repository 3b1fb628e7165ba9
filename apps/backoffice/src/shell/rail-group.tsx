import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import type { GroupName } from './rail-groups.ts'
import { Waiting } from './rail-link.tsx'
import { useTexts } from './use-texts.ts'
import styles from './rail.module.css'

type Props = {
  readonly name: GroupName
  readonly Icon: LucideIcon
  /** Its key with Alt. */
  readonly digit: number
  readonly isOpen: boolean
  readonly isCurrent: boolean
  /** Its names stand beside it, over the page, until one of them is chosen. */
  readonly isFlyout: boolean
  readonly waiting: number
  readonly onTurn: (open: boolean) => void
  readonly children: ReactNode
}

/** A group of the rail: a heading that opens and closes it, and its screens. Hover alone never opens it. */
export function RailGroup(props: Props) {
  const { name, Icon, digit, isOpen, isCurrent, isFlyout, waiting, onTurn, children } = props
  const { t } = useTexts()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLButtonElement>(null)
  const [top, setTop] = useState<number>()
  useLayoutEffect(() => {
    setTop(isFlyout && isOpen ? head.current?.getBoundingClientRect().top : undefined)
  }, [isFlyout, isOpen])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== `Digit${digit}`) return
      event.preventDefault()
      head.current?.focus()
      onTurn(!isOpen)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  useEffect(() => {
    if (!isFlyout || !isOpen) return undefined
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) onTurn(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      head.current?.focus()
      onTurn(false)
    }
    window.addEventListener('pointerdown', onPress)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('pointerdown', onPress)
      window.removeEventListener('keydown', onKey, true)
    }
  })
  return (
    <div ref={place} className={joinClasses(styles.group, isCurrent && styles.current)}>
      <button
        ref={head}
        type="button"
        className={styles.groupHead}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={`${t(`shell.group.${name}`)} (Alt ${digit})`}
        onClick={() => onTurn(!isOpen)}
      >
        <Icon aria-hidden="true" className={styles.groupSign} />
        <span className={styles.groupName}>{t(`shell.group.${name}`)}</span>
        {isOpen ? null : <Waiting count={waiting} />}
        {isOpen ? (
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        ) : (
          <ChevronRight aria-hidden="true" className={styles.chevron} />
        )}
      </button>
      {isOpen ? (
        <div
          id={id}
          className={joinClasses(styles.links, isFlyout && styles.flyout)}
          style={top === undefined ? undefined : { top: Math.min(top, window.innerHeight - FLYOUT_MOST) }}
        >
          {children}
        </div>
      ) : null}
    </div>
  )
}

/** So high is the longest of them. */
const FLYOUT_MOST = 300
