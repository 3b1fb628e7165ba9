import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('shell/choose-language.route.ts'),
  route(':locale', 'shell/site.route.tsx', [
    layout('shell/inside.route.tsx', [
      index('features/lobby/lobby.route.tsx'),
      route('login', 'features/sign-in/login.route.tsx'),
      route('register', 'features/registration/register.route.tsx'),
      route('reset-password', 'features/sign-in/reset-password.route.tsx'),
      route('account', 'features/account/account.route.tsx'),
      route('account/identity', 'features/identity/identity.route.tsx'),
      route('account/pin', 'features/pin/pin.route.tsx'),
      route('account/cards', 'features/cards/cards.route.tsx'),
      route('account/requirements', 'features/registration/requirements.route.tsx'),
      route('account/limits', 'features/limits/limits.route.tsx'),
      route('account/exclusion', 'features/exclusion/exclusion.route.tsx'),
      route('account/venues', 'features/venues/venues.route.tsx'),
      route('deposit', 'features/deposit/deposit.route.tsx'),
      route('deposit/return', 'features/deposit/deposit-return.route.tsx'),
      route('deposit/transfer', 'features/deposit/transfer.route.tsx'),
      route('withdraw', 'features/withdraw/withdraw.route.tsx'),
      route('play/:gameKey', 'features/play/play.route.tsx'),
      route('verify', 'features/play/verify.route.ts'),
      route('login/token', 'features/sign-in/token-login.route.tsx'),
      route('liveDealer', 'features/lobby/live-dealer.route.tsx'),
      route('calendar', 'features/lobby/calendar.route.tsx'),
      route(':page', 'features/pages/static-page.route.tsx'),
      route('*', 'shell/not-found.route.tsx', { id: 'not-found-in-site' }),
    ]),
  ]),
  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig
