import { Fragment } from 'react'
import type { Comparison, Condition } from '#contract/shapes/triggers.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Trigger } from './triggers.ts'

/** The terms of a trigger in words. */
export function TermsView({ trigger }: { readonly trigger: Trigger }) {
  const { t, language } = useTexts()
  const { terms, version, writtenByName, writtenAt, approvedByName, liveSince } = trigger
  const { limits } = terms
  const facts = [
    [t('triggers.event'), `${trigger.definitionKey} (${trigger.event})`],
    ...actionFacts(terms.action, language, t),
    [t('triggers.limit.perDay'), limits.perDay],
    [t('triggers.limit.perPerson'), limits.perPerson],
    [t('triggers.limit.coolDown'), limits.coolDownMinutes],
    [t('triggers.limit.budget'), limits.budget],
  ] as const
  return (
    <div className={layout.scroll}>
      <section className={layout.section}>
        <p className={joinClasses(textStyles.small, textStyles.muted)}>
          {t('triggers.written', { version, name: writtenByName, at: writeMoment(writtenAt, language) })}
          {approvedByName === null ? null : ` · ${t('triggers.signed', { name: approvedByName })}`}
          {liveSince === null ? null : ` · ${t('triggers.liveSince', { at: writeMoment(liveSince, language) })}`}
        </p>
        <h2>{t('triggers.part.condition')}</h2>
        <ConditionText condition={terms.condition} />
      </section>
      <section className={layout.section}>
        <dl className={layout.facts}>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value ?? t('triggers.unbounded')}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
    </div>
  )
}

type Texts = ReturnType<typeof useTexts>

function actionFacts(
  action: Trigger['terms']['action'],
  language: Texts['language'],
  t: Texts['t'],
): readonly (readonly [string, string | number | null])[] {
  const kind = [t('triggers.action'), t(`triggers.action.${action.kind}`)] as const
  switch (action.kind) {
    case 'gift':
      return [kind, [t('triggers.campaign'), action.campaignId]]
    case 'points':
      return [
        kind,
        [t('triggers.points'), action.points],
        [t('triggers.expires'), action.expiresAfterDays ?? t('triggers.never')],
      ]
    case 'webhook':
      return [kind, [t('triggers.url'), action.url]]
    case 'inbox':
    case 'letter': {
      const heading = action.kind === 'inbox' ? action.title : action.subject
      return [
        kind,
        [t('triggers.heading'), heading[language] ?? ''],
        [t('triggers.body'), action.body[language] ?? ''],
        [t('triggers.isOffer'), t(action.isOffer ? 'triggers.yes' : 'triggers.no')],
      ]
    }
  }
}

/** A condition as a nested list. */
export function ConditionText({ condition }: { readonly condition: Condition }) {
  const { t, or } = useTexts()
  if (condition.of.length === 0) return <p>{t('triggers.always')}</p>
  const say = ({ field, operator, value }: Comparison) =>
    `${or(`triggers.field.${field}`, field)} ${t(`triggers.operator.${operator}`)} ${
      Array.isArray(value) ? value.join(', ') : String(value)
    }`
  return (
    <>
      <p>{t(`triggers.join.${condition.join}`)}</p>
      <ul>
        {condition.of.map((part, index) =>
          'join' in part ? (
            <li key={index}>
              {t(`triggers.join.${part.join}`)}
              <ul>
                {part.of.map((one, inner) => (
                  <li key={inner}>{say(one)}</li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={index}>{say(part)}</li>
          ),
        )}
      </ul>
    </>
  )
}
