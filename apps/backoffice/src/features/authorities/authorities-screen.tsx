import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { AUTHORITY_VIEWS, authorityViewOf, type AuthorityView } from './authority-views.ts'
import { FormatView } from './format-view.tsx'
import { PackagesView } from './packages-view.tsx'
import { StatementsView } from './statements-view.tsx'

const VIEWS: Readonly<Record<AuthorityView, ComponentType>> = {
  packages: PackagesView,
  statements: StatementsView,
  format: FormatView,
}

/** Reports to authorities, and their responses. */
export function AuthoritiesScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const view = authorityViewOf(search)
  const View = VIEWS[view]
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.authorities')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('authorities.what')}</div>
        </div>
      </div>
      <ViewTabs
        views={AUTHORITY_VIEWS}
        view={view}
        label={t('authorities.views')}
        nameOf={(one) => t(`authorities.view.${one}`)}
      />
      <View />
    </>
  )
}
