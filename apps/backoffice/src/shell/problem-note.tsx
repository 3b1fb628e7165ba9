import type { FieldProblem } from '#client'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { CallProblem, codeOf } from './api.ts'
import { Note } from './note.tsx'
import { UnprovedMonths } from './unproved-months.tsx'
import { useTexts } from './use-texts.ts'
import { isInOwnUnit, nameField } from './name-field.ts'
import {
  boundsIn,
  cashLeftIn,
  closedIn,
  fieldsIn,
  heldIn,
  momentIn,
  partnerIn,
  placesIn,
  serialsIn,
  sizeIn,
  terminalUseIn,
} from './problem-details.ts'
import { RefusedByLaw } from './refused-by-law.tsx'
import { writeMoney } from './write-money.ts'
import { writeMoment } from './write-time.ts'
import layout from './layout.module.css'
import textStyles from './text.module.css'

/** The text of an error, with what its details say more precisely (an end, an opening, bounds), and the trace number to copy. */
export function ProblemNote({
  error,
  onRetry,
  fieldNames,
}: {
  readonly error: unknown
  readonly onRetry?: () => void
  /** The screen's names of the fields of its call. */
  readonly fieldNames?: Readonly<Record<string, string>>
}) {
  const texts = useTexts()
  const { t, or, language } = texts
  const failed = error instanceof CallProblem ? error.failed : undefined
  const until = momentIn(failed?.details, 'until')
  const opensAt = momentIn(failed?.details, 'opensAt')
  const daysMax = failed?.details?.['daysMax']
  const { min, max, step } = boundsIn(failed?.details, codeOf(error))
  const least = sizeIn(failed?.details)
  const left = cashLeftIn(failed?.details, codeOf(error))
  const closed = closedIn(failed?.details)
  const held = heldIn(failed?.details)
  const serials = serialsIn(failed?.details)
  const use = terminalUseIn(failed?.details, codeOf(error))
  const partner = partnerIn(failed?.details, codeOf(error))
  const trace = failed?.requestId
  return (
    <Note kind="stop" role="alert">
      <div className={layout.grow}>
        <b>
          {failed?.details?.['because'] === 'venues'
            ? t('error.ofVenues')
            : partner
              ? t('error.withPartner', { partner })
              : or(`error.${codeOf(error)}`, t('error.other'))}
        </b>
        <RefusedByLaw details={failed?.details} />
        {min ? <div>{t('error.amountLeast', { amount: writeMoney(min) })}</div> : null}
        {max ? <div>{t('error.amountMost', { amount: writeMoney(max) })}</div> : null}
        {step ? <div>{t('error.amountStep', { amount: writeMoney(step) })}</div> : null}
        {left ? <div>{t('error.cashLeft', { amount: writeMoney(left) })}</div> : null}
        {least ? <div>{t('error.pictureLeast', least)}</div> : null}
        {typeof daysMax === 'number' ? <div>{t('error.daysMax', { count: daysMax })}</div> : null}
        {until ? <div>{t('error.until', { at: writeMoment(until, language) })}</div> : null}
        {opensAt ? <div>{t('error.opensAt', { at: writeMoment(opensAt, language) })}</div> : null}
        {closed ? <div>{t('error.closedHours', closed)}</div> : null}
        {held ? (
          <div>
            {held.by ? t(`error.heldBy.${held.by}`) : ''}{' '}
            {t(held.until ? 'error.heldUntil' : 'error.heldFrom', writeHeld(held, language))}
          </div>
        ) : null}
        {use ? <div>{t(`error.terminalInUse.${use}`)}</div> : null}
        {serials ? <div>{t('error.serials', { serials })}</div> : null}
        <UnprovedMonths details={failed?.details} code={codeOf(error)} />
        {placesIn(failed?.fields).map((field) => (
          <div key={field.path}>
            {nameField(field.path, texts, fieldNames)}: {sayProblem(field, texts)}
          </div>
        ))}
        {fieldsIn(failed?.details).map(({ path, kind }) => {
          const name = nameField(path, texts, fieldNames)
          const what = or(`fieldProblem.${kind}`, '')
          return <div key={path}>{what === '' ? t('error.ofField', { name }) : `${name}: ${what}`}</div>
        })}
        {trace ? (
          <div className={joinClasses(layout.row, layout.wrap)}>
            <span className={textStyles.secondary}>{t('error.trace', { trace })}</span>
            <Button variant="ghost" onClick={() => void navigator.clipboard?.writeText(trace)}>
              {t('error.copyTrace')}
            </Button>
          </div>
        ) : null}
        {onRetry ? (
          <Button variant="outlined" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        ) : null}
      </div>
    </Note>
  )
}

/** What is wrong with a field, with the bound that it passed where that is in the unit that people write. */
function sayProblem({ path, problem, limit }: FieldProblem, { t, or }: ReturnType<typeof useTexts>): string {
  const what = or(`error.field.${problem}`, t('error.field.other'))
  if (limit === undefined || !isInOwnUnit(path)) return what
  return t(problem.startsWith('min') ? 'error.fieldLeast' : 'error.fieldMost', { what, limit })
}

const writeHeld = ({ from, until = '' }: { from: string; until?: string | undefined }, language: string) => ({
  from: writeMoment(from, language),
  until: until === '' ? '' : writeMoment(until, language),
})
