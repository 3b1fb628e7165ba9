import { Note } from '../../shell/note.tsx'
import layout from '../../shell/layout.module.css'
import { useQuery } from '@tanstack/react-query'
import { judgeDefinition } from '#contract/play-v1/staff-loyalty.ts'
import type { DefinitionContent } from '#contract/shapes/loyalty.ts'
import { api, ask } from '../../shell/api.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** The verdict of the market's law on the form: the rule, its sentence, and for what points may be given instead. */
export function VerdictNote({ content }: { readonly content: DefinitionContent | undefined }) {
  const { t } = useTexts()
  const { data } = useQuery({
    queryKey: ['loyalty', 'verdict', content],
    queryFn: () => ask(api(judgeDefinition, { body: { content: content as DefinitionContent } })),
    enabled: content !== undefined,
    staleTime: 60_000,
  })
  if (!data) return null
  return (
    <Note kind={data.isAllowed ? 'ok' : 'stop'} role="status">
      <div className={layout.grow}>
        <b>
          {data.isAllowed
            ? t('loyalty.lawful', { pack: data.packId })
            : t('loyalty.unlawful', { rule: data.ruleId ?? '' })}
        </b>
        {data.text ? <div>{data.text}</div> : null}
        {data.isAllowed ? null : (
          <div>{t('loyalty.instead', { facts: data.lawful.map((fact) => t(`loyaltyFact.${fact}`)).join(', ') })}</div>
        )}
      </div>
    </Note>
  )
}
