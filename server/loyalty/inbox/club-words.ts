import type { LanguageCode } from '../needs.ts'

type Words = {
  readonly level: (level: string) => { readonly title: string; readonly body: string }
  readonly mission: (mission: string, points: string) => { readonly title: string; readonly body: string }
  readonly badge: (badge: string) => { readonly title: string; readonly body: string }
  readonly corrected: (points: string, reason: string) => { readonly title: string; readonly body: string }
}

/**
 * Messages of the club in the inbox, without addressing anybody: they are those of every tone. Points are formatted with
 * their sign and by the language.
 */
export const clubWords: Readonly<Record<LanguageCode, Words>> = {
  cs: {
    level: (level) => ({ title: `Nová úroveň: ${level}`, body: 'Úroveň zůstává. Výměna v obchodě ji nesnižuje.' }),
    mission: (mission, points) => ({ title: `Splněno: ${mission}`, body: `Body k vyzvednutí v klubu: ${points}.` }),
    badge: (badge) => ({ title: `Nový odznak: ${badge}`, body: 'Je v klubu mezi odznaky.' }),
    corrected: (points, reason) => ({ title: `Oprava bodů: ${points}`, body: `Důvod: ${reason}` }),
  },
  sk: {
    level: (level) => ({ title: `Nová úroveň: ${level}`, body: 'Úroveň zostáva. Výmena v obchode ju neznižuje.' }),
    mission: (mission, points) => ({ title: `Splnené: ${mission}`, body: `Body na vyzdvihnutie v klube: ${points}.` }),
    badge: (badge) => ({ title: `Nový odznak: ${badge}`, body: 'Je v klube medzi odznakmi.' }),
    corrected: (points, reason) => ({ title: `Oprava bodov: ${points}`, body: `Dôvod: ${reason}` }),
  },
  en: {
    level: (level) => ({
      title: `New level: ${level}`,
      body: 'The level stays yours. Exchanges in the store do not lower it.',
    }),
    mission: (mission, points) => ({ title: `Done: ${mission}`, body: `Collect your points in the club: ${points}.` }),
    badge: (badge) => ({ title: `New badge: ${badge}`, body: 'You find it in the club among the badges.' }),
    corrected: (points, reason) => ({ title: `Correction of points: ${points}`, body: `Reason: ${reason}` }),
  },
  hu: {
    level: (level) => ({
      title: `Új szint: ${level}`,
      body: 'A szint megmarad. A boltban váltott pontok nem csökkentik.',
    }),
    mission: (mission, points) => ({
      title: `Teljesítve: ${mission}`,
      body: `A klubban átvehető pontok: ${points}.`,
    }),
    badge: (badge) => ({ title: `Új jelvény: ${badge}`, body: 'A klubban, a jelvények között van.' }),
    corrected: (points, reason) => ({ title: `Pontok javítása: ${points}`, body: `Indok: ${reason}` }),
  },
  ru: {
    level: (level) => ({
      title: `Новый уровень: ${level}`,
      body: 'Уровень сохраняется. Обмен в магазине его не понижает.',
    }),
    mission: (mission, points) => ({ title: `Выполнено: ${mission}`, body: `Баллы ждут в клубе: ${points}.` }),
    badge: (badge) => ({ title: `Новый значок: ${badge}`, body: 'Он в клубе, среди значков.' }),
    corrected: (points, reason) => ({ title: `Исправление баллов: ${points}`, body: `Причина: ${reason}` }),
  },
  vi: {
    level: (level) => ({
      title: `Cấp mới: ${level}`,
      body: 'Cấp này được giữ lại. Đổi điểm trong cửa hàng không làm giảm cấp.',
    }),
    mission: (mission, points) => ({
      title: `Đã hoàn thành: ${mission}`,
      body: `Nhận điểm trong câu lạc bộ: ${points}.`,
    }),
    badge: (badge) => ({ title: `Huy hiệu mới: ${badge}`, body: 'Huy hiệu nằm trong câu lạc bộ.' }),
    corrected: (points, reason) => ({ title: `Sửa điểm: ${points}`, body: `Lý do: ${reason}` }),
  },
}
