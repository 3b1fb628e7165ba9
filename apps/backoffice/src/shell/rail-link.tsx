import { Link, useLocation } from 'react-router'
import type { screens } from './screens.ts'
import { useTexts } from './use-texts.ts'
import styles from './rail.module.css'
import textStyles from './text.module.css'

type Props = {
  readonly screen: (typeof screens)[number]
  readonly waiting: number
  /** Somebody points at it, or has come to it by Tab. */
  readonly onNear: (path: string) => void
  readonly onGo?: () => void
}

/** One screen of the rail, with what waits there. */
export function RailLink({ screen: { name, path, letter, Icon }, waiting, onNear, onGo }: Props) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  return (
    <Link
      to={path}
      onPointerEnter={() => onNear(path)}
      onFocus={() => onNear(path)}
      onClick={onGo}
      aria-current={pathname.startsWith(path) ? 'page' : undefined}
      title={`${t(`screen.${name}`)} (G ${letter.toUpperCase()})`}
    >
      <Icon aria-hidden="true" />
      <span className={styles.name}>{t(`screen.${name}`)}</span>
      <Waiting count={waiting} of={name} />
    </Link>
  )
}

/** What waits, as a figure, and in words for who does not see where it stands. */
export function Waiting({ count, of }: { readonly count: number; readonly of?: string }) {
  const { t } = useTexts()
  if (count === 0) return null
  const words =
    of === 'approvals'
      ? t('approvals.waitingCount', { count })
      : of === 'support'
        ? t('support.waitingCount', { count })
        : t('shell.waits', { count })
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className={textStyles.aloud}>{words}</span>
    </span>
  )
}
