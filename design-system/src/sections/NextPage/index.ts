export { NextPage, type NextPageProps } from './NextPage.tsx';
