import { Button } from '@site/design-system';
import { FormActions, FormSection, TextField } from '@site/design-system/forms';

const texts = {
  ko: {
    heading: '회사 정보',
    intro: '견적서에 적힐 이름입니다.',
    company: '회사명',
    phone: '전화번호',
    next: '다음 단계',
  },
  en: {
    heading: 'Your company',
    intro: 'As it will be named in the quotation.',
    company: 'Company',
    phone: 'Phone number',
    next: 'Next step',
  },
};

export default function FormSectionExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <form noValidate>
      <FormSection heading={text.heading} intro={text.intro}>
        <TextField label={text.company} name="company" autoComplete="organization" required />
        <TextField label={text.phone} name="phone" type="tel" autoComplete="tel" />
      </FormSection>
      <FormActions>
        <Button type="submit">{text.next}</Button>
      </FormActions>
    </form>
  );
}
