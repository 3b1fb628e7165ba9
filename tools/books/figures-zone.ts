/** Days of figures are those of Europe/Bratislava in every market, as the books' own (server/ledger/calendar-day.ts). */
export const FIGURES_ZONE = 'Europe/Bratislava'
