import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { ApprovalView } from './approval-view.tsx'
import { BANK_VIEWS, bankViewOf, type BankView } from './bank-views.ts'
import { CorrectionsView } from './corrections-view.tsx'
import { DaysView } from './days-view.tsx'
import { FeesView } from './fees-view.tsx'
import { RatesView } from './rates-view.tsx'
import { RestrictionsView } from './restrictions-view.tsx'
import { StatementsView } from './statements-view.tsx'

const VIEWS: Readonly<Record<BankView, ComponentType>> = {
  statements: StatementsView,
  days: DaysView,
  corrections: CorrectionsView,
  fees: FeesView,
  approval: ApprovalView,
  restrictions: RestrictionsView,
  rates: RatesView,
}

/** Data from and for banks that does not belong to one player's payment. */
export function BankScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const view = bankViewOf(search)
  const View = VIEWS[view]
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.bank')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('bank.what')}</div>
        </div>
      </div>
      <ViewTabs views={BANK_VIEWS} view={view} label={t('bank.views')} nameOf={(one) => t(`bank.view.${one}`)} />
      <View />
    </>
  )
}
