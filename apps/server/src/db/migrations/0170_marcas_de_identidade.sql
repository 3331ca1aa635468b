-- Counted by plain hashes of CPFs, e-mails and addresses, which are found by trying: counting begins anew under marks that
-- need the product's key. What the trail has of before stays, because nothing is taken out of it.
delete from limite_tentativa where chave ~ '[0-9a-f]{64}';
