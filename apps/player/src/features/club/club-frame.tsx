import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import type { ClubTab } from '../../shell/levels/deep-links.ts'
import { PageProse } from '../../shell/page-texts/page-prose.tsx'
import type { PageText } from '../../shell/page-texts/page-text.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { ClubIcon } from './club-icon.tsx'
import styles from './club.module.css'

type Props = {
  readonly text: PageText
  readonly tab: ClubTab
  readonly lawNote: string | null
  readonly children: ReactNode
}

/** A page about a part of the club: its text, what is in force now, the note of the law, and a link to the club. */
export function ClubFrame({ text, tab, lawNote, children }: Props) {
  const t = useTranslations('club')
  const { locale, signedIn } = useSite()
  const club = paths.club(locale, tab)
  return (
    <main className="page-width" id="content">
      <div className={styles.page}>
        <PageProse text={text} />
        {children}
        {lawNote ? (
          <p className={styles.note}>
            <ClubIcon name="scales" />
            <span>{lawNote}</span>
          </p>
        ) : null}
        <Link className={buttonClass('outlined', 'large')} to={signedIn ? club : paths.login(locale, club)}>
          {t(signedIn ? 'toClub' : 'signInToClub')}
        </Link>
      </div>
    </main>
  )
}
