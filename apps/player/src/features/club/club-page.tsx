import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'
import { Failure } from '../../shell/failure.tsx'
import { CLUB_TABS, type ClubTab } from '../../shell/levels/deep-links.ts'
import { useLevels } from '../../shell/levels/levels-store.ts'
import { paths } from '../../shell/paths.ts'
import { Badges } from './badges.tsx'
import { ClubIcon } from './club-icon.tsx'
import styles from './club.module.css'
import { Ladder } from './ladder.tsx'
import { Missions } from './missions.tsx'
import { PointList } from './point-list.tsx'
import { Store } from './store.tsx'
import { useClub } from './use-club.ts'
import { WhoAmI } from './who-am-i.tsx'

type Props = {
  readonly locale: string
  readonly tab: ClubTab
  readonly errors: Parameters<typeof Failure>[0]['texts']
  /** What the market's law says about points for play. */
  readonly lawNote: string | null
  readonly isStoreClosed: boolean
}

const ICONS: Readonly<Record<ClubTab, string>> = {
  over: 'star',
  missions: 'flag',
  badges: 'shield',
  levels: 'trend',
  store: 'bag',
  points: 'list',
}
const FEW = 4

const showTab = (tab: HTMLElement | null): void => tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' })

/** The club: the player's status, and its parts, each with a URL of its own. */
export function ClubPage({ locale, tab, errors, lawNote, isStoreClosed }: Props) {
  const t = useTranslations('club')
  const { user, levels } = useLevels()
  const { lists, failed, change, read, isAbsent } = useClub()
  const isShown = (...tabs: readonly ClubTab[]) => tabs.includes(tab)
  const few = <Row,>(rows: readonly Row[]) => (tab === 'over' ? rows.slice(0, FEW) : rows)

  return (
    <main className="page-width" id="content">
      <div className={styles.hub}>
        <aside className={styles.side}>
          <h1>{t('title')}</h1>
          <WhoAmI user={user} levels={levels} locale={locale} />
          <nav className={styles.tabs} aria-label={t('title')}>
            {CLUB_TABS.map((one) => (
              <Link
                key={one}
                to={paths.club(locale, one)}
                aria-current={one === tab ? 'page' : undefined}
                // On a phone the tabs are a row that is wider than the page.
                ref={one === tab ? showTab : undefined}
                preventScrollReset
              >
                <ClubIcon name={ICONS[one]} />
                {t(`tabs.${one}`)}
              </Link>
            ))}
          </nav>
          {lawNote ? (
            <p className={styles.note}>
              <ClubIcon name="scales" />
              <span>{lawNote}</span>
            </p>
          ) : null}
        </aside>
        <div className={styles.content}>
          <Failure failed={failed} texts={errors} />
          {isAbsent ? (
            <div className={styles.empty}>
              <h2>{t('absent')}</h2>
              <p>{t('absentHint')}</p>
              <Button variant="outlined" onClick={() => void read()}>
                {t('again')}
              </Button>
            </div>
          ) : lists ? null : (
            <p role="status">{t('loading')}</p>
          )}
          {lists && !isAbsent ? (
            <>
              {isShown('over', 'missions') ? (
                <Missions
                  missions={few(lists.missions)}
                  onClaim={({ id, completedId }) => change((api) => api.requestMissionClaimReward?.(id, completedId))}
                />
              ) : null}
              {isShown('over', 'badges') ? <Badges badges={lists.badges} /> : null}
              {isShown('levels') ? <Ladder levels={levels} user={user} /> : null}
              {isShown('over', 'store') ? (
                <Store
                  items={few(lists.items)}
                  points={user?.pointsBalance ?? 0}
                  isClosed={isStoreClosed}
                  onBuy={({ id }) => change((api) => api.buyStoreItem?.(id))}
                  onWear={(avatar) => change((api) => api.setAvatar?.(avatar))}
                />
              ) : null}
              {isShown('points') ? <PointList moved={lists.moved} /> : null}
            </>
          ) : null}
        </div>
      </div>
    </main>
  )
}
