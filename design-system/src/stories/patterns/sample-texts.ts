/** The words of the sample form, as an application's content would hold them. */
const korean = {
  problems: (count: number) => `고쳐야 할 곳이 ${count}곳 있습니다`,
  consent: {
    heading: '1. 개인정보 동의',
    intro: '답변을 드리려면 연락처가 필요합니다. 읽어 보시고 동의해 주세요.',
    label: '개인정보 수집·이용에 동의합니다',
    notices: [
      { term: '목적', text: '문의 내용 확인과 답변' },
      { term: '항목', text: '필수: 작성자, 이메일, 제목, 내용. 선택: 연락처, 첨부 파일' },
      { term: '기간', text: '답변을 마칠 때까지 보관하고, 답변한 뒤 삭제합니다.' },
      {
        term: '거부할 권리',
        text: '동의하지 않으실 수 있습니다. 다만 온라인 상담이 제한됩니다.',
      },
    ],
  },
  who: '2. 문의하시는 분',
  what: '3. 문의 내용',
  fields: {
    category: { label: '문의 유형', hint: '답변할 부서를 정하는 데 씁니다.' },
    writer: { label: '작성자', hint: undefined },
    phone: { label: '연락처', hint: '전화 답변을 원하시면 적어 주세요.' },
    email: { label: '이메일', hint: '이 주소로 답변을 보내 드립니다.' },
    subject: { label: '제목', hint: undefined },
    content: { label: '내용', hint: '제품 이름과 수량, 필요한 시기를 적으시면 답변이 빨라집니다.' },
    attachment: { label: '첨부 파일', hint: 'PDF, PNG, JPG 파일 한 개, 2MB 이하' },
  } as Record<
    'category' | 'writer' | 'phone' | 'email' | 'subject' | 'content' | 'attachment',
    { label: string; hint: string | undefined }
  >,
  categories: [
    { value: 'customer', label: '고객 문의', hint: '제품과 견적, 기술 자료' },
    { value: 'partner', label: '협력사 문의', hint: '거래와 공급, 구매 절차' },
    { value: 'other', label: '기타 문의', hint: '그 밖의 모든 문의' },
  ],
  errors: {
    'consent.required': '개인정보 수집·이용에 동의해야 문의를 보낼 수 있습니다.',
    'category.required': '문의 유형을 골라 주세요.',
    'writer.required': '작성자 이름을 적어 주세요.',
    'email.required': '답변받을 이메일 주소를 적어 주세요.',
    'email.invalid': '이메일 주소를 name@example.com과 같은 형식으로 적어 주세요.',
    'subject.required': '제목을 적어 주세요.',
    'content.required': '문의 내용을 적어 주세요.',
    'content.tooLong': '문의 내용은 400자까지 적을 수 있습니다.',
    'attachment.tooLarge': '첨부 파일이 2MB를 넘습니다. 2MB 이하의 파일을 골라 주세요.',
  } as Record<string, string>,
  sample: {
    category: 'customer',
    writer: '구매 담당자',
    email: 'buyer@example.com',
    subject: '정션 블록 견적을 받고 싶습니다',
    content: '차량 2종에 쓸 정션 블록의 견적과 도면을 받고 싶습니다. 연간 수량은 12만 개입니다.',
  } as Record<string, string>,
  sending: '문의를 보내고 있습니다',
  submit: '문의 보내기',
  sent: '문의를 접수했습니다',
  next: '담당 부서가 확인한 뒤 이메일로 답변을 드립니다.',
};

export type SampleTexts = typeof korean;

const english: SampleTexts = {
  problems: (count) =>
    count === 1 ? 'There is 1 thing to correct' : `There are ${count} things to correct`,
  consent: {
    heading: '1. Your personal data',
    intro: 'To answer you we need to know how to reach you. Please read this and agree.',
    label: 'I agree to the collection and use of my personal data',
    notices: [
      { term: 'Purpose', text: 'To understand your inquiry and to answer it' },
      { term: 'Items', text: 'Required: name, email, subject, message. Optional: phone, file' },
      { term: 'Period', text: 'Until we have answered your inquiry; then it is deleted.' },
      { term: 'Right to refuse', text: 'You may refuse. Online consultation is then limited.' },
    ],
  },
  who: '2. About you',
  what: '3. Your inquiry',
  fields: {
    category: { label: 'Type of inquiry', hint: 'It decides which department answers.' },
    writer: { label: 'Name', hint: undefined },
    phone: { label: 'Phone', hint: 'If you would like us to call you.' },
    email: { label: 'Email', hint: 'We will reply to this address.' },
    subject: { label: 'Subject', hint: undefined },
    content: {
      label: 'Message',
      hint: 'With the product, the quantity and the date you need it by, we can answer sooner.',
    },
    attachment: { label: 'Attachment', hint: 'One PDF, PNG or JPG file of 2 MB or less' },
  },
  categories: [
    { value: 'customer', label: 'Customer', hint: 'Products, quotations, technical documents' },
    { value: 'partner', label: 'Partner', hint: 'Trading, supply and purchasing' },
    { value: 'other', label: 'Other', hint: 'Everything else' },
  ],
  errors: {
    'consent.required': 'To send an inquiry, agree to the collection of personal data.',
    'category.required': 'Choose what your inquiry is about.',
    'writer.required': 'Enter your name.',
    'email.required': 'Enter the email address we should reply to.',
    'email.invalid': 'Enter an email address in the format name@example.com.',
    'subject.required': 'Enter a subject.',
    'content.required': 'Write your inquiry.',
    'content.tooLong': 'Your inquiry can be up to 400 characters long.',
    'attachment.tooLarge': 'The file is larger than 2 MB. Choose a file of 2 MB or less.',
  },
  sample: {
    category: 'customer',
    writer: 'Purchasing department',
    email: 'buyer@example.com',
    subject: 'Quotation for junction blocks',
    content:
      'We would like a quotation and drawings of junction blocks for two vehicles, 120,000 a year.',
  },
  sending: 'Sending your inquiry',
  submit: 'Send inquiry',
  sent: 'We have received your inquiry',
  next: 'The department will look at it and reply to you by email.',
};

export const sampleTexts = { ko: korean, en: english };
