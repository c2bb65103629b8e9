/** Texts of the dialogs that any page can open. Korean names the keys: the other languages must have the same. */
export const dialogs = {
  licenseTitle: 'Corporate 라이선스가 필요해요',
  licenseBody: '이 기능은 Corporate 라이선스에서 사용할 수 있어요. 회사 관리자에게 라이선스를 요청해 주세요.',
  licenseBodyManager: '이 기능은 Corporate 라이선스에서 사용할 수 있어요. 라이선스 페이지에서 바로 신청할 수 있어요.',
  licenseOpen: '라이선스 보기',
  pledgeTitle: '‘{{name}}’ 장치에 접속하기 전에',
  pledgeBody: '이 장치는 보안 서약이 필요해요. 아래 내용을 지키겠다고 동의하면 접속할 수 있어요.',
  pledgeOne: '접속하는 동안 본 정보를 밖으로 알리지 않아요.',
  pledgeTwo: '맡은 일에 필요한 범위에서만 장치를 사용해요.',
  pledgeThree: '접속 기록이 남는다는 것을 알고 있어요.',
  pledgeAgree: '동의하고 접속',
  otpTitle: '일회용 인증 코드를 받는 방법',
  otpOne:
    '휴대폰에 인증 앱을 설치하세요. Google Authenticator, Microsoft Authenticator처럼 시간 기반 코드를 지원하는 앱이면 돼요.',
  otpTwo: '처음 로그인할 때 보이는 QR 코드를 인증 앱으로 찍으세요.',
  otpThree: '앱에 보이는 6자리 숫자를 30초 안에 입력하세요.',
  otpFour: '휴대폰을 바꿨거나 코드가 맞지 않으면 관리자에게 인증 초기화를 요청하세요.',
} as const;
