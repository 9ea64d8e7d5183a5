import { Pagination } from '@site/design-system';
import { useState } from 'react';

export default function PaginationExample() {
  const [page, setPage] = useState(3);
  return (
    <Pagination
      page={page}
      pages={12}
      href={(number) => `?page=${number}`}
      onPageChange={setPage}
    />
  );
}
