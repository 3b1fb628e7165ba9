import { useTranslations } from 'use-intl/react'
import { TOPICS, type Topic } from '#contract/states/ticket-states.ts'
import { Select } from '#ui/field/select.tsx'

/** Topic of a question. */
export function TopicField({ topic }: { readonly topic: Topic }) {
  const t = useTranslations('help')
  return (
    <Select
      label={t('topicLabel')}
      name="topic"
      options={TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
      defaultValue={topic}
    />
  )
}

export function topicIn(form: FormData): Topic {
  return TOPICS.find((one) => one === form.get('topic')) ?? 'payments'
}
