import type { FourLineTexts } from './index.ts'

export const vi: FourLineTexts = {
  names: { get: 'Bạn nhận', for: 'Cho việc', condition: 'Điều kiện', until: 'Ưu đãi đến' },
  amount: '{amount} tiền thưởng',
  ofDeposit: '{percent}% khoản nạp, nhiều nhất {cap}',
  ofLoss: '{percent}% số tiền thua ròng, nhiều nhất {cap}',
  rounds: '{rounds, plural, other {# vòng miễn phí}}, mức cược {stake}, trò chơi: {games}',
  orCash: 'hoặc thay bằng {amount} tiền mặt',
  orBonus: 'hoặc thay bằng {amount} tiền thưởng',
  deposit: 'Nạp ít nhất {least}',
  firstDeposit: 'Lần nạp đầu tiên, ít nhất {least}',
  reload: 'Lần nạp sau, ít nhất {least}',
  lossDay: 'Thua ròng ít nhất {least} trong một ngày',
  lossWeek: 'Thua ròng ít nhất {least} trong một tuần',
  code: 'Mã, mỗi người một lần',
  nothing: 'Không cần gì, không cần nạp',
  wagering: '{days, plural, other {Cược tiền thưởng {times} lần trong # ngày sau khi nhận}}',
  stakeMax: 'mức cược cao nhất từ tiền thưởng {stake}',
  cash: 'Không có, tiền thắng là tiền mặt ngay',
  winCap: 'thắng nhiều nhất {cap}',
  endsAtWithdrawal: 'rút tiền thì tiền thưởng kết thúc',
}
