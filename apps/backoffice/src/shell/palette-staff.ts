import { useQuery } from '@tanstack/react-query'
import { UserCog } from 'lucide-react'
import { useNavigate } from 'react-router'
import { list } from '#contract/onling-v2/user.ts'
import { api, ask } from './api.ts'
import { matchesWords } from './matches-words.ts'
import { leadsTo } from './leads-to.ts'
import type { Choice } from './palette-choices.ts'
import { paths } from './paths.ts'
import { useMay } from './session.ts'
import { useTexts } from './use-texts.ts'
import { writeMoment } from './write-time.ts'

/** Members of staff by their names, for who may see them. */
export function useStaffChoices(text: string, isAsked: boolean): readonly Choice[] {
  const { t, or, language } = useTexts()
  const go = useNavigate()
  const may = useMay('staff.read')
  const people = useQuery({
    queryKey: ['palette', 'staff'],
    queryFn: () => ask(api(list, { query: { limit: 200 } })),
    enabled: may && isAsked,
  })
  if (!isAsked) return []
  return (people.data?.rows ?? [])
    .filter(({ name }) => matchesWords(name, text))
    .map(({ userId, name, email, roles, isActive, lastSignInAt }) => ({
      id: `staff-${userId}`,
      group: t('palette.staff'),
      label: name,
      note: roles.map((role) => or(`role.${role}`, role)).join(', '),
      Icon: UserCog,
      facts: [
        [t('players.email'), email],
        [t('players.state'), t(isActive ? 'palette.active' : 'palette.inactive')],
        [t('players.lastSignIn'), lastSignInAt ? writeMoment(lastSignInAt, language) : '–'],
      ],
      ...leadsTo(go, `${paths.staff}?person=${userId}`),
    }))
}
